import java.io.*;
import java.util.stream.*;

public class D {
    public static void main(String[] args) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in)).lines().toList();
        long[] b = Stream.of("1 " + lines.get(1).trim() + " 1")
                .flatMap(s -> Stream.of(s.split(" +")))
                .mapToLong(Long::parseLong)
                .toArray();
        int m = b.length;
        long[][] gain = new long[m][m];
        for (int i = m - 3; i >= 0; i--) {
            final int l = i;
            final long[] mine = gain[l];
            for (int j = l + 2; j < m; j++) {
                final int r = j;
                mine[r] = IntStream.range(l + 1, r)
                        .mapToLong(k -> mine[k] + gain[k][r] + b[l] * b[k] * b[r])
                        .max()
                        .getAsLong();
            }
        }
        System.out.println(gain[0][m - 1]);
    }
}
