<?php
/**
 * The way from page to page of a grid.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Catalogue;

use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Links to the page before and the page after. The page's number stands in the query argument `query-N-page`, N being
 * the grid's place on the page, which filters take off when they change (spec section 2, filter state in the URL). All else
 * of the address stays as it is, byte for byte.
 */
final class Pagination {
	/** More pages than any shop has: what asks for a later one asks for this one. */
	private const LAST = 10000;

	/**
	 * The page shown, from 1.
	 *
	 * @var int
	 */
	public $number = 1;

	/**
	 * The query argument's name.
	 *
	 * @var string
	 */
	private $argument;

	/**
	 * The address without its query.
	 *
	 * @var string
	 */
	private $path;

	/**
	 * Its arguments without this one, each as it is.
	 *
	 * @var list<string>
	 */
	private $others = array();

	/**
	 * Finds the page that an address asks for.
	 *
	 * @param string $url      Absolute.
	 * @param int    $place    The grid's place on the page, from 0.
	 * @param bool   $paginate Whether the grid has pages at all; else it is always on its first.
	 */
	public function __construct( string $url, int $place, bool $paginate ) {
		$this->argument = 'query-' . $place . '-page';
		$parts          = explode( '?', explode( '#', $url, 2 )[0], 2 );
		$this->path     = $parts[0];
		foreach ( array_diff( explode( '&', $parts[1] ?? '' ), array( '' ) ) as $pair ) {
			$named = explode( '=', $pair, 2 );
			if ( $named[0] !== $this->argument ) {
				$this->others[] = $pair;
			} elseif ( $paginate && is_numeric( $named[1] ?? '' ) ) {
				$this->number = max( 1, min( self::LAST, (int) $named[1] ) );
			}
		}
	}

	/**
	 * The address of a page.
	 *
	 * @param int $number From 1.
	 */
	public function url( int $number ): string {
		$pairs = $number > 1 ? array_merge( $this->others, array( $this->argument . '=' . $number ) ) : $this->others;
		return $this->path . ( array() === $pairs ? '' : '?' . implode( '&', $pairs ) );
	}

	/**
	 * The links, or nothing where all is on one page.
	 *
	 * @param int  $pages       How many pages there are.
	 * @param bool $is_filtered Whether search engines better stay away: filters make more pages than anybody wants to find.
	 * @param bool $in_place    Whether the island product-grid follows them in place; else they are links.
	 */
	public function html( int $pages, bool $is_filtered, bool $in_place ): string {
		if ( $pages < 2 ) {
			return '';
		}
		/* translators: 1: number of the page, 2: how many there are. */
		$here = sprintf( __( 'Page %1$s of %2$s', 'storefront-islands' ), Number::text( $this->number ), Number::text( $pages ) );
		return sprintf(
			'<nav class="storefront-pagination" aria-label="%s"%s>%s<span class="storefront-pagination__here" aria-current="page">%s</span>%s</nav>',
			Text::encode( __( 'Pages of products', 'storefront-islands' ) ),
			$in_place ? ' ' . Island::attributes( 'product-grid' ) : '',
			$this->number > 1 ? $this->link( $this->number - 1, 'prev', __( 'Previous', 'storefront-islands' ), $is_filtered ) : '<span></span>',
			Text::encode( $here ),
			$this->number < $pages ? $this->link( $this->number + 1, 'next', __( 'Next', 'storefront-islands' ), $is_filtered ) : '<span></span>'
		);
	}

	/**
	 * One link.
	 *
	 * @param int    $number      The page that it leads to.
	 * @param string $rel         'prev' or 'next'.
	 * @param string $label       Its text.
	 * @param bool   $is_filtered Whether search engines better stay away.
	 */
	private function link( int $number, string $rel, string $label, bool $is_filtered ): string {
		return sprintf(
			'<a class="storefront-pagination__%1$s" rel="%1$s%2$s" href="%3$s">%4$s</a>',
			$rel,
			$is_filtered ? ' nofollow' : '',
			Text::url( $this->url( $number ) ),
			Text::encode( $label )
		);
	}
}
