import java.util.Scanner;

public class Sticks {
    public static boolean isTriangle(long a, long b, long c) {
        return a + b > c && a + c > b && b + c > a;
    }

    public static boolean isRight(long a, long b, long c) {
        return a * a + b * b == c * c || a * a + c * c == b * b || b * b + c * c == a * a;
    }

    public static void main(String[] args) {
        Scanner scan = new Scanner(System.in);
        int n = scan.nextInt();
        long[] sticks = new long[n];
        for (int i = 0; i < n; i++) {
            sticks[i] = scan.nextLong();
        }
        int triangles = 0;
        int right = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                for (int k = j + 1; k < n; k++) {
                    if (isTriangle(sticks[i], sticks[j], sticks[k])) {
                        triangles++;
                        if (isRight(sticks[i], sticks[j], sticks[k])) {
                            right++;
                        }
                    }
                }
            }
        }
        System.out.println("triangles: " + triangles);
        System.out.println("right: " + right);
    }
}
