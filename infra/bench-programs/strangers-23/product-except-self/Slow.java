import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] nums = new int[n];
        for (int i = 0; i < n; i++) nums[i] = in.nextInt();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            long p = 1;
            for (int j = 0; j < n; j++) {
                if (j != i) p *= nums[j];
            }
            sb.append(p).append(' ');
        }
        System.out.println(sb.toString().trim());
    }
}
