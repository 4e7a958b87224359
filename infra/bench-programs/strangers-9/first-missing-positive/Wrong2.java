import java.io.*;
import java.util.*;

public class Wrong2 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
        }
        // bring each number to its place
        for (int i = 0; i < n; i++) {
            int v = a[i];
            if (v > 0 && v <= n && a[v - 1] != v) {
                a[i] = a[v - 1];
                a[v - 1] = v;
            }
        }
        int answer = 1;
        while (answer <= n && a[answer - 1] == answer) {
            answer++;
        }
        System.out.println(answer);
    }
}
