import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Sought {
    final List<Integer> middle;
    final Iterator<Integer> first;
    final List<Integer> third = new ArrayList<>();

    Sought(List<Integer> a, List<Integer> b) {
        first = a.iterator();
        middle = b;
    }

    void walk(int from, int to) {
        if (from == to) return;
        Integer node = first.next();
        int at = middle.indexOf(node);
        walk(from, at);
        walk(at + 1, to);
        third.add(node);
    }

    static List<Integer> list(String s) {
        return Arrays.stream(s.trim().split(" ")).map(Integer::valueOf).collect(Collectors.toList());
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        Sought s = new Sought(list(br.readLine()), list(br.readLine()));
        s.walk(0, n);
        System.out.println(s.third.stream().map(Object::toString).collect(Collectors.joining(" ")));
    }
}
