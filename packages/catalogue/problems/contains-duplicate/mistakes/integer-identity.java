import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        Integer[] a = new Integer[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        Arrays.sort(a);
        boolean dup = false;
        for (int i = 1; i < n; i++) if (a[i] == a[i - 1]) dup = true;
        System.out.println(dup);
    }
}
