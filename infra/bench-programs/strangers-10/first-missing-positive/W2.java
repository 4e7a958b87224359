import java.io.*;
import java.util.*;

public class W2 {
    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static int firstMissing(int[] a) {
        int n = a.length;
        for (int i = 0; i < n; i++) {
            if (a[i] >= 1 && a[i] <= n && a[a[i] - 1] != a[i]) {
                swap(a, i, a[i] - 1);
            }
        }
        for (int i = 0; i < n; i++) {
            if (a[i] != i + 1) return i + 1;
        }
        return n + 1;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = Integer.parseInt(st.nextToken());
        }
        System.out.println(firstMissing(a));
    }
}
