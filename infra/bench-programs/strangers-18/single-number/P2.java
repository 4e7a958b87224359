import java.io.*;
import java.util.*;

public class P2 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = Integer.parseInt(st.nextToken());
        Arrays.sort(a);
        // Pairs stand at (0,1), (2,3), ... until the single one breaks the pattern.
        int i = 0;
        while (i + 1 < n && a[i] == a[i + 1]) i += 2;
        System.out.println(a[i]);
    }
}
