import java.util.Scanner;

public class BiggestNumberNext {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = sc.nextInt();
        int at = 0, jumps = 0;
        while (at < n - 1) {
            if (at + a[at] >= n - 1) {
                jumps++;
                break;
            }
            int best = at;
            int bestValue = 0;
            for (int j = at + 1; j <= at + a[at]; j++) {
                if (a[j] > bestValue) {
                    bestValue = a[j];
                    best = j;
                }
            }
            if (best == at) {
                jumps = -1;
                break;
            }
            at = best;
            jumps++;
        }
        System.out.println(jumps);
    }
}
