import java.io.*;
import java.util.TreeSet;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        TreeSet<Integer> ends = new TreeSet<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            int x = (int) in.nval;
            Integer replaced = ends.ceiling(x);
            if (replaced != null) ends.remove(replaced);
            ends.add(x);
        }
        System.out.println(ends.size());
    }
}
