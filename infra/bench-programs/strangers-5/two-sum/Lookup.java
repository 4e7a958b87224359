import java.util.*;
import java.io.*;

public class Lookup {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] h = br.readLine().trim().split(" ");
        int n = Integer.parseInt(h[0]);
        int target = Integer.parseInt(h[1]);
        String[] parts = br.readLine().trim().split(" ");
        Map<Integer, Integer> pos = new HashMap<>();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            a[i] = Integer.parseInt(parts[i]);
            pos.put(a[i], i);
        }
        for (int i = 0; i < n; i++) {
            Integer j = pos.get(target - a[i]);
            if (j != null) {
                System.out.println(Math.min(i, j) + " " + Math.max(i, j));
                return;
            }
        }
    }
}
