import java.io.*;
import java.util.stream.*;

public class R4 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        long[] a = LongStream.concat(
            LongStream.concat(LongStream.of(1), Stream.of(in.readLine().trim().split(" ")).mapToLong(Long::parseLong)),
            LongStream.of(1)).toArray();
        long[][] d = new long[n + 2][n + 2];
        IntStream.iterate(n, i -> i >= 0, i -> i - 1).forEach(i ->
            IntStream.rangeClosed(i + 2, n + 1).forEach(j ->
                d[i][j] = IntStream.range(i + 1, j)
                    .mapToLong(k -> d[i][k] + d[k][j] + a[i] * a[k] * a[j])
                    .max().getAsLong()));
        System.out.println(d[0][n + 1]);
    }
}
