import java.util.Scanner;

public class Slow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = in.nextInt();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            long p = 1;
            for (int j = 0; j < n; j++) {
                if (j != i) p *= a[j];
            }
            if (i > 0) out.append(" ");
            out.append(p);
        }
        System.out.println(out);
    }
}
