import java.util.Scanner;

public class SubmaskDescent {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        String[] t = new String[n];
        for (int i = 0; i < n; i++) t[i] = in.next();
        final int all = (1 << n) - 1;
        StringBuilder sb = new StringBuilder();
        for (int m = all; m != 0; m = (m - 1) & all) {
            int rest = m;
            while (rest != 0) {
                int low = Integer.numberOfTrailingZeros(rest);
                rest &= rest - 1;
                sb.append(t[low]).append(rest == 0 ? '\n' : ' ');
            }
        }
        sb.append("-\n");
        System.out.print(sb);
    }
}
