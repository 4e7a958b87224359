import java.util.Scanner;
import java.util.stream.IntStream;

public class P4 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long[] b = new long[n + 2];
        b[0] = b[n + 1] = 1;
        for (int i = 1; i <= n; i++) b[i] = sc.nextLong();
        long[][] d = new long[n + 2][n + 2];
        IntStream.rangeClosed(2, n + 1).forEach(w ->
            IntStream.rangeClosed(0, n + 1 - w).forEach(l ->
                d[l][l + w] = IntStream.range(l + 1, l + w)
                        .mapToLong(m -> d[l][m] + d[m][l + w] + b[l] * b[m] * b[l + w])
                        .max()
                        .getAsLong()));
        System.out.println(d[0][n + 1]);
    }
}
