<?php
/**
 * The price filter.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Catalogue\CataloguePage;
use StorefrontIslands\Views\Ui\Data;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** Between which prices products are shown (spec section 2, price filter). */
final class PriceFilter implements FilterView {
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
	 * Takes what it shows.
	 *
	 * @param array<string, mixed> $attributes As the editor saved them.
	 * @param CataloguePage        $page       The page that it stands on.
	 */
	public function __construct( array $attributes, CataloguePage $page ) {
		$this->options = new Data( $attributes );
		$this->page    = $page;
	}

	/** {@inheritDoc} */
	public function props(): array {
		return array( 'headingLevel' => $this->options->int( 'headingLevel' ) );
	}

	/** {@inheritDoc} */
	public function node(): ?Node {
		return $this->page->has_products() ? Parts::heading( $this->options->string( 'heading' ), $this->options->int( 'headingLevel' ) ) : null;
	}
}
