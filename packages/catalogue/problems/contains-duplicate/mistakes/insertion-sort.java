import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        ArrayList<Integer> a = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int x = ni(), k = a.size();
            while (k > 0 && a.get(k - 1) > x) k--;
            a.add(k, x);
        }
        boolean dup = false;
        for (int i = 1; i < n; i++) if (a.get(i).equals(a.get(i - 1))) dup = true;
        System.out.println(dup);
    }
}
