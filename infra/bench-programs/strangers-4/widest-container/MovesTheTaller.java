import java.util.Scanner;

public class MovesTheTaller {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long[] height = new long[n];
        for (int i = 0; i < n; i++) {
            height[i] = sc.nextLong();
        }
        int left = 0;
        int right = n - 1;
        long best = 0;
        while (left < right) {
            long area = Math.min(height[left], height[right]) * (right - left);
            best = Math.max(best, area);
            if (height[left] > height[right]) {
                left++;
            } else {
                right--;
            }
        }
        System.out.println(best);
    }
}
