import java.util.*;

public class Shelf {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        ArrayList<Integer> shelf = new ArrayList<>();
        long walked = 0;
        for (int i = 0; i < n; i++) {
            Integer book = sc.nextInt();
            int at = shelf.indexOf(book);
            if (at < 0) {
                walked += shelf.size();
            } else {
                walked += at;
                shelf.remove(at);
            }
            shelf.add(0, book);
        }
        System.out.println(walked + " " + shelf.get(shelf.size() - 1));
    }
}
