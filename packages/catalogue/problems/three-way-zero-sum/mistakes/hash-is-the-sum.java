import java.io.*;
import java.util.*;

public class Main {
    record Triplet(int x, int y, int z) {
        public int hashCode() { return x + y + z; }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) { in.nextToken(); a[i] = (int) in.nval; }
        Arrays.sort(a);
        Set<Triplet> out = new HashSet<>();
        for (int i = 0; i < n - 2; i++) {
            int l = i + 1, h = n - 1;
            while (l < h) {
                int s = a[i] + a[l] + a[h];
                if (s < 0) l++;
                else if (s > 0) h--;
                else out.add(new Triplet(a[i], a[l++], a[h]));
            }
        }
        StringBuilder text = new StringBuilder();
        for (Triplet t : out) text.append(t.x() + " " + t.y() + " " + t.z() + "\n");
        System.out.print(out.isEmpty() ? "none\n" : text);
    }
}
