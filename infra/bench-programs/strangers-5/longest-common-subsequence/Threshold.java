import java.util.*;

public class Threshold {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String s = in.nextLine().trim(), t = in.nextLine().trim();

        Map<Character, LinkedList<Integer>> places = new HashMap<>();
        for (int j = 0; j < t.length(); j++)
            places.computeIfAbsent(t.charAt(j), c -> new LinkedList<>()).addFirst(j);

        // piles.get(x) = smallest end in t of a common subsequence of length x + 1
        ArrayList<Integer> piles = new ArrayList<>();
        for (char c : s.toCharArray()) {
            for (int j : places.getOrDefault(c, new LinkedList<>())) {
                int at = Collections.binarySearch(piles, j);
                if (at >= 0) continue;
                at = -at - 1;
                if (at == piles.size()) piles.add(j);
                else piles.set(at, j);
            }
        }
        System.out.println(piles.size());
    }
}
