import java.io.*;
import java.util.*;

public class Zip {
    static class Link {
        int value;
        Link tail;
        Link(int value) { this.value = value; }
    }

    static Link chain(String line) {
        Link head = new Link(0), last = head;
        StringTokenizer st = new StringTokenizer(line == null ? "" : line);
        while (st.hasMoreTokens()) last = last.tail = new Link(Integer.parseInt(st.nextToken()));
        last.tail = new Link(Integer.MAX_VALUE);
        return head.tail;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        Link x = chain(br.readLine());
        br.readLine();
        Link y = chain(br.readLine());
        Link start = new Link(0), at = start;
        while (x.tail != null || y.tail != null) {
            if (x.value > y.value) {
                Link z = x;
                x = y;
                y = z;
            }
            at.tail = x;
            at = x;
            x = x.tail;
        }
        at.tail = null;
        StringJoiner sj = new StringJoiner(" ");
        for (Link l = start.tail; l != null; l = l.tail) sj.add(Integer.toString(l.value));
        System.out.println(sj);
    }
}
