import java.io.*;
import java.util.*;

public class Chains {
    record Link(int value, int length) { }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        r.readLine();
        List<Link> links = new ArrayList<>();
        for (String s : r.readLine().trim().split(" ")) {
            int v = Integer.parseInt(s);
            int before = 0;
            for (Link l : links)
                if (l.value() < v && l.length() > before) before = l.length();
            links.add(new Link(v, before + 1));
        }
        System.out.println(links.stream().mapToInt(Link::length).max().getAsInt());
    }
}
