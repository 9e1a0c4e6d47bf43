<?php
/**
 * What the page is filtered by.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Catalogue\Filters;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Icon;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** Each active filter with a link that takes it off, and a button that takes off all (spec section 2, active filters). */
final class ActiveFilters implements FilterView {
	/**
	 * The block's attributes.
	 *
	 * @var Data
	 */
	private $options;

	/**
	 * The page that it stands on.
	 *
	 * @var CataloguePage
	 */
	private $page;

	/**
	 * Names of terms.
	 *
	 * @var FilterNames
	 */
	private $names;

	/**
	 * Takes what it shows.
	 *
	 * @param array<string, mixed> $attributes As the editor saved them.
	 * @param CataloguePage        $page       The page that it stands on.
	 */
	public function __construct( array $attributes, CataloguePage $page ) {
		$this->options = new Data( $attributes );
		$this->page    = $page;
		$this->names   = new FilterNames( $page->shop() );
	}

	/** {@inheritDoc} */
	public function props(): array {
		return array(
			'heading'      => $this->options->string( 'heading' ),
			'headingLevel' => $this->options->int( 'headingLevel' ),
			'isChips'      => 'chips' === $this->options->string( 'displayStyle' ),
			'backUndoes'   => $this->options->bool( 'backUndoes' ),
			'hasProducts'  => $this->page->has_products(),
			'names'        => (object) $this->names->all( $this->page->filters() ),
			'clear'        => $this->clear(),
			'url'          => $this->page->address()->url_with( $this->page->filters() ),
		);
	}

	/** {@inheritDoc} */
	public function node(): ?Node {
		return null;
	}

	/**
	 * The form that takes all filters off.
	 *
	 * @return array{action: string, fields: list<array{string, string}>}
	 */
	private function clear(): array {
		return Parts::form_props( $this->page->address(), new Filters() );
	}
}
