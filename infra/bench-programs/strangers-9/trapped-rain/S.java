import java.util.*;

public class S {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] h = new int[n];
        for (int i = 0; i < n; i++) h[i] = sc.nextInt();
        long water = 0;
        for (int i = 0; i < n; i++) {
            int left = 0;
            for (int j = 0; j <= i; j++) {
                if (h[j] > left) left = h[j];
            }
            int right = 0;
            for (int j = i; j < n; j++) {
                if (h[j] > right) right = h[j];
            }
            water += Math.min(left, right) - h[i];
        }
        System.out.println(water);
    }
}
