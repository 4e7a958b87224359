import java.util.Scanner;

public class SumTriples {
    static boolean triangle(int a, int b, int c) {
        if (a + b <= c) return false;
        if (a + c <= b) return false;
        if (b + c <= a) return false;
        return true;
    }

    static boolean right(long a, long b, long c) {
        return a * a + b * b == c * c || a * a + c * c == b * b || b * b + c * c == a * a;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] sticks = new int[n];
        for (int i = 0; i < n; i++) {
            sticks[i] = in.nextInt();
        }
        int count = 0;
        int rights = 0;
        int largest = -1;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                for (int k = 0; k < j; k++) {
                    if (triangle(sticks[i], sticks[j], sticks[k])) {
                        count++;
                        if (right(sticks[i], sticks[j], sticks[k])) rights++;
                        largest = Math.max(largest, sticks[i] + sticks[j] + sticks[k]);
                    }
                }
            }
        }
        System.out.println(count + " " + rights + " " + largest);
    }
}
