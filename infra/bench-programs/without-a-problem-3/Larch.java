import java.util.stream.*;
import java.io.*;

public class Larch {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int[] np = Stream.of(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int n = np[0], p = np[1];
        int[] f = new int[n + 1];
        f[0] = 1 % p;
        IntStream.rangeClosed(1, n).forEach(part ->
            IntStream.rangeClosed(part, n).forEach(s -> f[s] = (f[s] + f[s - part]) % p));
        System.out.println(f[n]);
    }
}
