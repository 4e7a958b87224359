import java.io.*;
import java.util.*;

public class BubbleZeros {
    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedInputStream(System.in));
        t.nextToken();
        int n = (int) t.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            t.nextToken();
            a[i] = (int) t.nval;
        }
        boolean moved = true;
        while (moved) {
            moved = false;
            for (int i = 0; i + 1 < n; i++) {
                if (a[i] == 0 && a[i + 1] != 0) {
                    a[i] = a[i + 1];
                    a[i + 1] = 0;
                    moved = true;
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int x : a) sb.append(x).append(' ');
        System.out.println(sb);
    }
}
