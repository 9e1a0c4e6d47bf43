<?php
/**
 * The way from page to page of a grid.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Links to the page before and the page after. The page's number stands in the query argument `query-N-page`, N being
 * the grid's place on the page, which filters take off when they change (spec section 2, filter state in the URL).
 */
final class Pagination {
	/**
	 * The page shown, from 1.
	 *
	 * @var int
	 */
	public $number;

	/**
	 * Whether a page comes after it.
	 *
	 * @var bool
	 */
	public $has_next = false;

	/**
	 * The query argument's name.
	 *
	 * @var string
	 */
	private $argument;

	/**
	 * Finds the page that the visitor asks for.
	 *
	 * @param int  $grid     The grid's place on the page, from 0.
	 * @param bool $paginate Whether the grid has pages at all; else it is always on its first.
	 */
	public function __construct( int $grid, bool $paginate ) {
		$this->argument = 'query-' . $grid . '-page';
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- It only chooses what is shown, and only a number does.
		$asked        = $paginate ? ( $_GET[ $this->argument ] ?? 1 ) : 1;
		$this->number = is_numeric( $asked ) ? max( 1, min( 10000, (int) $asked ) ) : 1;
	}

	/**
	 * The address of a page.
	 *
	 * @param int $number From 1.
	 */
	public function url( int $number ): string {
		$here = remove_query_arg( array( $this->argument, 'add-to-cart', 'quantity', 'variation_id' ) );
		return $number > 1 ? add_query_arg( $this->argument, (string) $number, $here ) : $here;
	}

	/** The links, or nothing where all is on one page. */
	public function html(): string {
		if ( 1 === $this->number && ! $this->has_next ) {
			return '';
		}
		/* translators: %d: number of the page. */
		$here = sprintf( __( 'Page %d', 'storefront-islands' ), $this->number );
		return sprintf(
			'<nav class="storefront-pagination" aria-label="%s">%s<span class="storefront-pagination__here" aria-current="page">%s</span>%s</nav>',
			Text::encode( __( 'Pages of products', 'storefront-islands' ) ),
			$this->number > 1 ? $this->link( $this->number - 1, 'prev', __( 'Previous', 'storefront-islands' ) ) : '<span></span>',
			Text::encode( $here ),
			$this->has_next ? $this->link( $this->number + 1, 'next', __( 'Next', 'storefront-islands' ) ) : '<span></span>'
		);
	}

	/**
	 * One link.
	 *
	 * @param int    $number The page that it leads to.
	 * @param string $rel    'prev' or 'next'.
	 * @param string $label  Its text.
	 */
	private function link( int $number, string $rel, string $label ): string {
		return sprintf( '<a class="storefront-pagination__%1$s" rel="%1$s" href="%2$s">%3$s</a>', $rel, Text::url( $this->url( $number ) ), Text::encode( $label ) );
	}
}
