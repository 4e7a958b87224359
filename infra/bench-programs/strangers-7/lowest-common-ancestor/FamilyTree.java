import java.io.*;
import java.util.*;

public class FamilyTree {
    static class Cell {
        int number;
        Cell first, second;

        Cell(int number) {
            this.number = number;
        }
    }

    static Cell build(String[] tokens) {
        Cell root = new Cell(Integer.parseInt(tokens[0]));
        Queue<Cell> queue = new LinkedList<>();
        queue.add(root);
        int i = 1;
        while (i < tokens.length) {
            Cell cell = queue.remove();
            if (!tokens[i].equals("null")) {
                cell.first = new Cell(Integer.parseInt(tokens[i]));
                queue.add(cell.first);
            }
            i++;
            if (i < tokens.length && !tokens[i].equals("null")) {
                cell.second = new Cell(Integer.parseInt(tokens[i]));
                queue.add(cell.second);
            }
            i++;
        }
        return root;
    }

    static Cell search(Cell cell, int p, int q) {
        if (cell == null || cell.number == p || cell.number == q) return cell;
        Cell a = search(cell.first, p, q);
        Cell b = search(cell.second, p, q);
        if (a != null && b != null) return cell;
        return a != null ? a : b;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        Cell root = build(in.readLine().trim().split(" "));
        String[] pq = in.readLine().trim().split(" ");
        System.out.println(search(root, Integer.parseInt(pq[0]), Integer.parseInt(pq[1])).number);
    }
}
