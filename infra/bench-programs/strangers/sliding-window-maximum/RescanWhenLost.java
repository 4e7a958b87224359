import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), k = sc.nextInt();
        int[] v = new int[n];
        for (int i = 0; i < n; i++) v[i] = sc.nextInt();
        StringBuilder sb = new StringBuilder();
        int max = Integer.MIN_VALUE;
        for (int i = 0; i < k; i++) max = Math.max(max, v[i]);
        sb.append(max);
        for (int i = k; i < n; i++) {
            if (v[i - k] == max) {
                max = v[i];
                for (int j = i - k + 2; j < i; j++) max = Math.max(max, v[j]);
            } else {
                max = Math.max(max, v[i]);
            }
            sb.append(' ').append(max);
        }
        System.out.println(sb);
    }
}
