import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        LinkedList<Integer> t = new LinkedList<>();
        for (int i = 0; i < n; i++) {
            int x = ni();
            ListIterator<Integer> it = t.listIterator();
            boolean put = false;
            while (it.hasNext()) if (it.next() >= x) { it.set(x); put = true; break; }
            if (!put) t.add(x);
        }
        System.out.println(t.size());
    }
}
