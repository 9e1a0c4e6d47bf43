<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Grid;

use StorefrontIslands\Catalogue\Query\ArgumentName;
use StorefrontIslands\Html\Island;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Links to the previous and the next page. The page number is in the query argument `query-N-page`, N being the index
 * of the grid on the page; filters remove it when they change (docs/behaviour.md#filter-address). A grid of the page's
 * own query reads WordPress's number, too, as old links have it; its links have one number only. The rest of the URL
 * stays the same, byte for byte.
 */
final class Pagination {
	/** Maximum page number; higher ones are clamped. */
	private const LAST = 10000;

	/** Argument with WordPress's number of the page. */
	private const OF_WORDPRESS = 'paged';

	/** Current page, from 1. */
	public int $number = 1;

	/** Name of the query argument. */
	private string $argument;

	/** URL without its query string. */
	private string $path;

	/**
	 * Other arguments of the query string, unchanged.
	 *
	 * @var list<string>
	 */
	private array $others = array();

	/**
	 * Reads the current page from a URL.
	 *
	 * @param string $url      Absolute URL.
	 * @param int    $place    Index of the grid on the page, from 0.
	 * @param bool   $paginate True if the grid is paginated; otherwise it always shows the first page.
	 * @param bool   $inherits True if the grid shows the products of the page's query.
	 */
	public function __construct( string $url, int $place, bool $paginate, bool $inherits = false ) {
		$this->argument = 'query-' . $place . '-page';
		$parts          = explode( '?', explode( '#', $url, 2 )[0], 2 );
		$this->path     = $parts[0];
		$is_numbered    = $paginate && $inherits;
		$own            = '';
		$of_page        = $is_numbered ? $this->take_number() : '';
		foreach ( array_diff( explode( '&', $parts[1] ?? '' ), array( '' ) ) as $pair ) {
			$named = explode( '=', $pair, 2 );
			if ( $named[0] === $this->argument ) {
				$own = $named[1] ?? '';
			} elseif ( $is_numbered && self::OF_WORDPRESS === $named[0] ) {
				$of_page = $named[1] ?? '';
			} else {
				$this->others[] = $pair;
			}
		}
		$number = is_numeric( $own ) ? $own : $of_page;
		if ( $paginate && is_numeric( $number ) ) {
			$this->number = max( 1, min( self::LAST, (int) $number ) );
		}
	}

	/** Takes WordPress's page number off the path; returns an empty text if it has none. */
	private function take_number(): string {
		$path       = $this->path;
		$this->path = (string) preg_replace( '~' . ArgumentName::names()->string( 'paginatedPath' ) . '~D', '$1', $path );
		return $this->path === $path ? '' : basename( $path );
	}

	/**
	 * Returns the URL of a page.
	 *
	 * @param int $number Page number, from 1.
	 */
	public function url( int $number ): string {
		$pairs = $number > 1 ? array_merge( $this->others, array( $this->argument . '=' . $number ) ) : $this->others;
		return $this->path . ( array() === $pairs ? '' : '?' . implode( '&', $pairs ) );
	}

	/**
	 * Returns the links; empty if there is only one page.
	 *
	 * @param bool $is_filtered True if search engines should not follow the links: filters produce too many pages.
	 * @param bool $in_place True if the island product-grid loads the pages in place.
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
	 * Returns one link.
	 *
	 * @param string $rel 'prev' or 'next'.
	 * @param bool $is_filtered True if search engines should not follow the link.
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
