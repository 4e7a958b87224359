import java.util.*;

public class DivisorTable {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] count = new int[n + 1];
        long[] sum = new long[n + 1];
        for (int i = 1; i <= n; i++) {
            for (int j = i; j <= n; j += i) {
                count[j]++;
                sum[j] += i;
            }
        }
        int bestNumber = 1;
        int perfect = 0;
        int abundant = 0;
        for (int i = 1; i <= n; i++) {
            if (count[i] > count[bestNumber]) {
                bestNumber = i;
            }
            if (sum[i] == 2L * i) {
                perfect++;
            }
            if (sum[i] > 2L * i) {
                abundant++;
            }
        }
        System.out.println(bestNumber + " has " + count[bestNumber]);
        System.out.println("perfect " + perfect);
        System.out.println("abundant " + abundant);
    }
}
