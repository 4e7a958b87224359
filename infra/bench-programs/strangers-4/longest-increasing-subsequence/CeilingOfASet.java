import java.io.*;
import java.util.*;

public class CeilingOfASet {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        r.readLine();
        TreeSet<Long> ends = new TreeSet<>();
        for (String s : r.readLine().trim().split("\\s+")) {
            long x = Long.parseLong(s);
            Long c = ends.ceiling(x);
            if (c != null) ends.remove(c);
            ends.add(x);
        }
        System.out.println(ends.size());
    }
}
