import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        LinkedList<Long> a = new LinkedList<>();
        StringTokenizer s = new StringTokenizer(br.readLine());
        while (s.hasMoreTokens()) a.add(Long.parseLong(s.nextToken()));
        br.readLine();
        String l = br.readLine();
        s = new StringTokenizer(l == null ? "" : l);
        while (s.hasMoreTokens()) {
            long x = Long.parseLong(s.nextToken());
            ListIterator<Long> it = a.listIterator();
            while (it.hasNext()) if (it.next() > x) { it.previous(); break; }
            it.add(x);
        }
        int n = a.size();
        System.out.println(n % 2 == 1 ? (double) a.get(n / 2) : (a.get(n / 2 - 1) + a.get(n / 2)) / 2.0);
    }
}
