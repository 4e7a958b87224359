import java.io.*;
import java.util.*;

public class RightGraham {
    record Tree(long x, long y) {}

    static long cross(Tree o, Tree a, Tree b) {
        return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
    }

    static long dist(Tree a, Tree b) {
        return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        List<Tree> trees = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            in.nextToken();
            long x = (long) in.nval;
            in.nextToken();
            trees.add(new Tree(x, (long) in.nval));
        }
        Tree o = Collections.min(trees, Comparator.comparingLong(Tree::y).thenComparingLong(Tree::x));
        trees.removeIf(o::equals);
        trees.sort((a, b) -> {
            long c = cross(o, a, b);
            return c != 0 ? Long.signum(-c) : Long.compare(dist(o, a), dist(o, b));
        });
        ArrayList<Tree> hull = new ArrayList<>();
        hull.add(o);
        for (Tree t : trees) {
            while (hull.size() > 1 && cross(hull.get(hull.size() - 2), hull.get(hull.size() - 1), t) <= 0)
                hull.remove(hull.size() - 1);
            hull.add(t);
        }
        long area = 0;
        for (int i = 2; i < hull.size(); i++) area += cross(o, hull.get(i - 1), hull.get(i));
        System.out.println(hull.size() + " " + area);
    }
}
