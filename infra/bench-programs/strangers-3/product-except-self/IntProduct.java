import java.util.*;

public class IntProduct {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = in.nextInt();
        int[] left = new int[n];
        int[] right = new int[n];
        left[0] = 1;
        for (int i = 1; i < n; i++) left[i] = left[i - 1] * a[i - 1];
        right[n - 1] = 1;
        for (int i = n - 2; i >= 0; i--) right[i] = right[i + 1] * a[i + 1];
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) sb.append(left[i] * right[i]).append(' ');
        System.out.println(sb.toString().trim());
    }
}
