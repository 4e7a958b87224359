import java.io.*;
import java.util.*;

public class TreeCeiling {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(br.readLine().trim());
        TreeSet<String> dict = new TreeSet<>();
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (; q > 0; q--) {
            String[] p = br.readLine().trim().split(" ");
            if (p[0].equals("add")) dict.add(p[1]);
            else if (p[0].equals("has")) out.println(dict.contains(p[1]));
            else {
                String c = dict.ceiling(p[1]);
                out.println(c != null && c.startsWith(p[1]));
            }
        }
        out.close();
    }
}
