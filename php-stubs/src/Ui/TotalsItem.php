<?php

declare(strict_types=1);

namespace StorefrontIslands\Ui;

use StorefrontIslands\Html\Node;

defined( 'ABSPATH' ) || exit;

/** Renders the same HTML as src/ui/cart/totals-item.tsx. */
final class TotalsItem {
	private const CLASS_NAME = 'wc-block-components-totals-item';

	/**
	 * Returns one row of the totals.
	 *
	 * @param string $value Amount or text.
	 * @param bool $is_final True for the grand total.
	 * @param string $note Text below label and value; none if empty.
	 * @param string|null $html HTML in place of the value, not sanitised; null for the value.
	 */
	public static function node( string $label, string $value, bool $is_final = false, string $note = '', ?string $html = null ): Node {
		return Node::element(
			'div',
			array( 'class' => 'storefront-totals__item ' . self::CLASS_NAME . ( $is_final ? ' storefront-totals__item--final wc-block-components-totals-footer-item' : '' ) ),
			array(
				Node::element( 'dt', array( 'class' => self::CLASS_NAME . '__label' ), array( $label ) ),
				Node::element( 'dd', array( 'class' => self::CLASS_NAME . '__value' ), array( Node::element( 'bdi', array(), array( null === $html ? $value : SafeHtml::node( $html, '', 'span' ) ) ) ) ),
				'' === $note ? null : Node::element( 'dd', array( 'class' => self::CLASS_NAME . '__description' ), array( $note ) ),
			)
		);
	}
}
