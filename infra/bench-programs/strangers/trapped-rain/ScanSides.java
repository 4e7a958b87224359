import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] h = new int[n];
        for (int i = 0; i < n; i++) h[i] = sc.nextInt();
        long total = 0;
        for (int i = 1; i < n - 1; i++) {
            int left = 0, right = 0;
            for (int j = 0; j < i; j++) left = Math.max(left, h[j]);
            for (int j = i + 1; j < n; j++) right = Math.max(right, h[j]);
            total += Math.min(left, right) - h[i];
        }
        System.out.println(total);
    }
}
