import java.io.*;
import java.util.*;

public class Main {
    static List<Integer> num = new ArrayList<>();

    static void sort(int[] a, int[] t, int p, int q) {
        if (q - p < 2) return;
        int m = (p + q) / 2;
        sort(a, t, p, m);
        sort(a, t, m, q);
        int i = p, j = m, k = p;
        while (i < m && j < q) {
            if (num.get(a[i]) == num.get(a[j])) t[k++] = a[i++];
            else if (num.get(a[i]) < num.get(a[j])) t[k++] = a[i++];
            else t[k++] = a[j++];
        }
        while (i < m) t[k++] = a[i++];
        while (j < q) t[k++] = a[j++];
        System.arraycopy(t, p, a, p, q - p);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken(); int n = (int) in.nval;
        in.nextToken(); int first = (int) in.nval;
        num.add(0);
        for (int i = 0; i < n; i++) { in.nextToken(); num.add((int) in.nval); }
        int[] link = new int[n + 1], box = new int[n];
        for (int i = 1; i <= n; i++) { in.nextToken(); link[i] = (int) in.nval; }
        int k = 0;
        for (int b = first; b != 0; b = link[b]) box[k++] = b;
        sort(box, new int[n], 0, n);
        StringBuilder out = new StringBuilder();
        for (int b : box) out.append(b).append(' ');
        System.out.println(out.toString().trim());
    }
}
