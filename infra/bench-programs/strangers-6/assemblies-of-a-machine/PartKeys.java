import java.util.*;
import java.io.*;

public class PartKeys {
    static class Part {
        final String type;
        Part left, right;
        Part(String type) { this.type = type; }
    }

    private final HashMap<String, Integer> numbers = new HashMap<>();

    Part parse(String line) {
        Iterator<String> it = Arrays.asList(line.trim().split(" +")).iterator();
        it.next();
        Part root = new Part(it.next());
        Deque<Part> open = new ArrayDeque<>();
        open.add(root);
        while (it.hasNext()) {
            Part p = open.poll();
            String a = it.next();
            if (!a.equals("null")) open.add(p.left = new Part(a));
            if (!it.hasNext()) break;
            String b = it.next();
            if (!b.equals("null")) open.add(p.right = new Part(b));
        }
        return root;
    }

    int number(Part p) {
        if (p == null) return 0;
        int a = number(p.left);
        int b = number(p.right);
        String key = p.type + a + "," + b;
        Integer old = numbers.get(key);
        if (old != null) return old;
        numbers.put(key, numbers.size() + 1);
        return numbers.size();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PartKeys pk = new PartKeys();
        pk.number(pk.parse(in.readLine()));
        int own = pk.numbers.size();
        int q = Integer.parseInt(in.readLine().trim());
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int i = 0; i < q; i++)
            out.println(pk.number(pk.parse(in.readLine())) > own ? "no" : "yes");
        out.flush();
    }
}
