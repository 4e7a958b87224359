import java.io.*;
import java.util.*;

public class Main {
    static LinkedList<Integer> read(BufferedReader br) throws IOException {
        br.readLine();
        LinkedList<Integer> l = new LinkedList<>();
        String s = br.readLine();
        if (s == null) return l;
        StringTokenizer t = new StringTokenizer(s);
        while (t.hasMoreTokens()) l.add(Integer.parseInt(t.nextToken()));
        return l;
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        LinkedList<Integer> a = read(br), b = read(br);
        StringBuilder sb = new StringBuilder();
        int i = 0, k = 0;
        while (i < a.size() || k < b.size()) {
            if (k == b.size() || i < a.size() && a.get(i) <= b.get(k)) sb.append(a.get(i++)); else sb.append(b.get(k++));
            sb.append(' ');
        }
        System.out.println(sb);
    }
}
